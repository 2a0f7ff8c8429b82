import type { ComponentProps, HTMLAttributes } from 'react'
import style from './field-grid.module.css'

/** Fields side by side, as many as fit. */
export const FieldGrid = (props: ComponentProps<'div'>) => <div {...props} className={style.fields} />

/** Fields that belong together; begins with a `FieldLegend` unless it has an `aria-label`. */
export const FieldGroup = ({ isFramed, ...props }: ComponentProps<'fieldset'> & { isFramed?: boolean }) => (
  <fieldset {...props} data-framed={isFramed || undefined} className={style.group} />
)
export const FieldLegend = ({
  as: Tag = 'legend',
  ...props
}: HTMLAttributes<HTMLElement> & { as?: 'legend' | 'h3' }) => <Tag {...props} className={style.legend} />

/** What is wrong with several fields together, or with one that shows no error itself. */
export const FieldError = (props: ComponentProps<'p'>) => <p role="alert" {...props} className={style.error} />
