import '@mantine/core/styles/global.layer.css'
import './mantine-variables.css'
import { MantineContext, MantineThemeContext } from '@mantine/core'
import { type ComponentType, use } from 'react'
import { MotionContext } from './motion.ts'
import { theme } from './theme.ts'

const context = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  deduplicateInlineStyles: false,
} as const
const moving = { ...context, env: 'default' } as const
const still = { ...context, env: 'test' } as const

/**
 * Gives an overlay what Mantine's widgets ask for. Its provider would be part of the first load of every page, though most
 * pages open no overlay; its variables are a style sheet (`mantine-variables.css`).
 */
export const withMantine = <Props extends object>(Overlay: ComponentType<Props>) => {
  const Provided = (props: Props) => (
    <MantineContext value={use(MotionContext) === 'still' ? still : moving}>
      <MantineThemeContext value={theme}>
        <Overlay {...props} />
      </MantineThemeContext>
    </MantineContext>
  )
  return Provided
}
