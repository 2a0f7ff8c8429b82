import { useId } from 'react'
import { thousands } from '../../../lib/language/money.ts'
import style from './roles.module.css'

type Tab<Key extends string> = { key: Key; label: string; count?: number }
type Props<Key extends string> = { label: string; tabs: readonly Tab<Key>[]; value: Key; onChange: (key: Key) => void }

/** Sides of one thing that is edited as a whole: turning them is no leaving. Arrow keys go from one to the next. */
export const Tabs = <Key extends string>({ label, tabs, value, onChange }: Props<Key>) => {
  const id = useId()
  const go = (step: number) => {
    const at = tabs.findIndex(({ key }) => key === value)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <div
      className={style.tabs}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') go(1)
        if (key === 'ArrowLeft') go(-1)
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          id={`${id}-${tab.key}`}
          type="button"
          role="tab"
          aria-selected={tab.key === value}
          tabIndex={tab.key === value ? 0 : -1}
          onClick={() => onChange(tab.key)}
        >
          {tab.label} {tab.count !== undefined && <span>{thousands(tab.count)}</span>}
        </button>
      ))}
    </div>
  )
}
