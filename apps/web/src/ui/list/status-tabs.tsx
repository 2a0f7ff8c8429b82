import { countCap } from '@sejuk/domain/list-count'
import { everydayWords } from '@sejuk/words/everyday'
import { useLayoutEffect, useRef, useState } from 'react'
import IconChevronLeft from '#icon/ChevronLeft'
import IconChevronRight from '#icon/ChevronRight'
import { thousands } from '../../lib/language/money.ts'
import { useWords } from '../../lib/language/words.ts'
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
  if (!tab) return
  // Once the page has its layout: to ask now would make the browser lay it out here, and again before it is drawn.
  const watch = new ResizeObserver(() => {
    watch.disconnect()
    const bar = tab.parentElement
    if (bar) bar.scrollLeft = Math.max(0, tab.offsetLeft + tab.offsetWidth - bar.clientWidth)
  })
  watch.observe(tab)
  return () => watch.disconnect()
}

/** The server counts a tab no further than this: there are so many, or more. */
const written = (count: number) => thousands(count) + (count === countCap ? '+' : '')

/** Tabs by status, each with its count. Where they are wider than the screen, arrows scroll them. */
export const StatusTabs = <Value extends string>({ label, tabs, value, onChange }: Props<Value>) => {
  const t = useWords(everydayWords)
  const bar = useRef<HTMLElement>(null)
  const [ends, setEnds] = useState({ before: false, after: false })
  useLayoutEffect(() => {
    const box = bar.current
    if (!box) return
    const measure = () => {
      const before = box.scrollLeft > 1
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
      setEnds((known) => (known.before === before && known.after === after ? known : { before, after }))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', measure)
    }
  }, [])
  const scroll = (way: 1 | -1) =>
    bar.current?.scrollBy({ left: way * bar.current.clientWidth * 0.7, behavior: 'smooth' })
  return (
    <div className={style.around}>
      {(ends.before || ends.after) && (
        <button
          type="button"
          className={style.arrow}
          aria-label={t('scrollBack')}
          disabled={!ends.before}
          onClick={() => scroll(-1)}
        >
          <IconChevronLeft size={16} aria-hidden="true" />
        </button>
      )}
      <nav ref={bar} className={style.tabs} aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            ref={tab.value === value ? bringIntoSight : undefined}
            aria-current={tab.value === value ? 'true' : undefined}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            <span>{tab.count === undefined ? '' : written(tab.count)}</span>
          </button>
        ))}
      </nav>
      {(ends.before || ends.after) && (
        <button
          type="button"
          className={style.arrow}
          aria-label={t('scrollOn')}
          disabled={!ends.after}
          onClick={() => scroll(1)}
        >
          <IconChevronRight size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
