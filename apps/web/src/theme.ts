import {
  type CSSVariablesResolver,
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
} from '@mantine/core'

/** Mantine asks for ten shades of a colour; ours are few and change with the scheme, so each shade is a token. */
const shades = (...names: [string, string, string, string, string, string, string, string, string, string]) =>
  names.map((name) => `var(--${name})`) as unknown as MantineColorsTuple

const gray = shades('ground', 'sunken', 'line', 'line-2', 'edge', 'edge', 'ink-3', 'ink-2', 'ink-2', 'ink')
const dark = shades('ink', 'ink-2', 'ink-3', 'edge', 'line-2', 'hover', 'surface', 'ground', 'bar', 'bar')

/** The key of the scheme is also read by public/before-paint.js. */
export const schemeManager = localStorageColorSchemeManager({ key: 'sejuk.scheme' })

export const breakpoints = { xs: 576, sm: 768, md: 992, lg: 1200, xl: 1400 } as const
const ems = (pixels: number) => `${pixels / 16}em`

export const theme = createTheme({
  colors: { sejuk: colorsTuple('var(--primary)'), red: colorsTuple('var(--danger)'), gray, dark },
  primaryColor: 'sejuk',
  primaryShade: 7,
  black: 'var(--ink)',
  white: 'var(--surface)',
  fontFamily: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
  fontFamilyMonospace: '"Plus Jakarta Sans Variable", system-ui, sans-serif',
  fontSizes: { xs: 'var(--text-small)', sm: 'var(--text)', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.2' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: {
    xs: 'var(--r-chip)',
    sm: 'var(--r-control)',
    md: 'var(--r-section)',
    lg: 'var(--r-sheet)',
    xl: 'var(--r-sheet)',
  },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'var(--shadow-1)', md: 'var(--shadow-2)' },
  breakpoints: {
    xs: ems(breakpoints.xs),
    sm: ems(breakpoints.sm),
    md: ems(breakpoints.md),
    lg: ems(breakpoints.lg),
    xl: ems(breakpoints.xl),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' ? { color: input.color === 'red' ? 'var(--on-danger)' : 'var(--on-primary)' } : {}),
  }),
  components: {
    Input: { defaultProps: { size: 'sm' }, vars: () => ({ wrapper: { '--input-height': 'var(--control)' } }) },
    InputWrapper: { defaultProps: { size: 'sm' } },
    Checkbox: { defaultProps: { radius: 'xs', size: 'xs', iconColor: 'var(--on-primary)' } },
    Radio: { defaultProps: { size: 'xs', iconColor: 'var(--on-primary)' } },
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
    Combobox: { defaultProps: { radius: 'md', shadow: 'sm', zIndex: 'var(--z-popover)' } },
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

const mantineVariables = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line-2)',
  '--mantine-color-sejuk-filled-hover': 'var(--primary-hover)',
  '--mantine-color-red-filled-hover': 'var(--danger-hover)',
}

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: mantineVariables,
  dark: mantineVariables,
})
