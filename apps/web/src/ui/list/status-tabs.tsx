import { thousands } from '../../lib/language/money.ts'
import style from '../record/tab-links.module.css'

type Tab<Value extends string> = { value: Value; label: string; count: number | undefined }
type Props<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Where the tabs are wider than the screen, the one that is open is not beyond its edge. */
const bringIntoSight = (tab: HTMLElement | null) => {
  const bar = tab?.parentElement
  if (bar && tab) bar.scrollLeft = Math.max(0, tab.offsetLeft + tab.offsetWidth - bar.clientWidth)
}

/** Tabs by status, each with its count. */
export const StatusTabs = <Value extends string>({ label, tabs, value, onChange }: Props<Value>) => (
  <nav className={style.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <button
        key={tab.value}
        type="button"
        ref={tab.value === value ? bringIntoSight : undefined}
        aria-current={tab.value === value ? 'true' : undefined}
        onClick={() => onChange(tab.value)}
      >
        {tab.label}
        <span>{tab.count === undefined ? '' : thousands(tab.count)}</span>
      </button>
    ))}
  </nav>
)
