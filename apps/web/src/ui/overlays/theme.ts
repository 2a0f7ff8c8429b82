import { createTheme, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'

const ours = createTheme({
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: {
      defaultProps: {
        radius: 'md',
        centered: true,
        shadow: 'md',
        transitionProps: { transition: 'pop', duration: 180 },
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
        zIndex: 'var(--z-modal)',
      },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        size: 'var(--side-panel)',
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
        zIndex: 'var(--z-modal)',
      },
    },
    Menu: { defaultProps: { radius: 'md', shadow: 'sm', width: 268, zIndex: 'var(--z-popover)' } },
    Popover: { defaultProps: { radius: 'md', shadow: 'sm', zIndex: 'var(--z-popover)' } },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 150,
        color: 'var(--tip)',
        zIndex: 'var(--z-popover)',
        events: { hover: true, focus: true, touch: true },
      },
    },
  },
})

/** What Mantine's widgets are told; their sizes and colours stand in `mantine-variables.css`. */
export const theme = mergeMantineTheme(DEFAULT_THEME, ours)
