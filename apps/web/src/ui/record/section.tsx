import type { ComponentProps, ReactNode } from 'react'
import style from './section.module.css'

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Beside the title, in a quieter colour. */
  sub?: ReactNode
  actions?: ReactNode
}

/** A part of a page, with a name unless it has one by `aria-label`. */
export const Section = ({ title, sub, actions, children, ...rest }: Props) => (
  <section {...rest} className={style.section}>
    {title && (
      <header>
        <h2>{title}</h2>
        {sub && <span className={style.sub}>{sub}</span>}
        {actions}
      </header>
    )}
    {children}
  </section>
)

/** What is not a list or a table keeps a distance to the section's edge. */
export const SectionBody = (props: ComponentProps<'div'>) => <div {...props} className={style.body} />
export const SectionText = (props: ComponentProps<'p'>) => <p {...props} className={style.body} />

export const Subheading = ({ children }: { children: ReactNode }) => <h3 className={style.subheading}>{children}</h3>

/** The one figure of a section that is read first. */
export const Total = (props: ComponentProps<'b'>) => <b {...props} className={style.total} />
