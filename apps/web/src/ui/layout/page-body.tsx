import type { ComponentProps, HTMLAttributes } from 'react'
import style from './page-body.module.css'

/** What is below a page's head: sections under each other. */
export const PageBody = (props: ComponentProps<'div'>) => <div {...props} className={style.body} />

/** A wide and a narrow column; one below the other where there is no room. */
export const Columns = (props: ComponentProps<'div'>) => <div {...props} className={style.columns} />

type ColumnProps = ComponentProps<'div'> & {
  /** What is needed first comes first where there is room for one column only. */
  isFirstOnPhone?: boolean
}
export const Column = ({ isFirstOnPhone, ...props }: ColumnProps) => (
  <div {...props} data-first={isFirstOnPhone || undefined} className={style.column} />
)

/** Buttons, chips or fields side by side; they wrap. */
export const Row = ({
  as: Tag = 'div',
  ...props
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'span' | 'section' | 'p' | 'label' }) => (
  <Tag {...props} data-row className={style.row} />
)
