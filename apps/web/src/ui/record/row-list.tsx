import type { ComponentProps } from 'react'
import style from './row-list.module.css'

/** Rows of a section: what it is at the left, what may be done or what it is worth at the right. */
export const RowList = (props: ComponentProps<'ul'>) => <ul {...props} className={style.list} />
