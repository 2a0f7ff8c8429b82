import type { ComponentProps } from 'react'
import style from './thumb-bar.module.css'

/** The next step of a page, always in sight: at the thumb on a phone, at the lower edge elsewhere. */
export const ThumbBar = (props: ComponentProps<'div'>) => <div {...props} className={style.bar} data-bottom-actions />

/** What is read beside the button, such as a total. */
export const ThumbText = (props: ComponentProps<'p'>) => <p {...props} className={style.text} />
