import { Mark } from '../layout/brand.tsx'
import style from './waiting-page.module.css'

/** A stop on the way to another page. */
export const WaitingPage = ({ text }: { text: string }) => (
  <main className={style.page}>
    <Mark size={40} />
    <p role="status">{text}</p>
  </main>
)
