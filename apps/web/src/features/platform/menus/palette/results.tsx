import { searchWords } from '@sejuk/words/platform/search'
import { useEffect, useRef } from 'react'
import IconPlus from '#icon/Plus'
import { useWords } from '../../../../lib/language/words.ts'
import { MenuIcon } from '../menu-icon.tsx'
import { Marked } from './marked.tsx'
import style from './palette.module.css'
import { RecordLine } from './record-line.tsx'
import type { Entry, Group } from './use-found.ts'

type Props = {
  id: string
  groups: readonly Group[]
  typed: string
  chosen: number
  isBusy: boolean
  onPoint: (at: number) => void
  onChoose: (entry: Entry) => void
}

/** What was found, by kind. The keys are heard by the field above it, which names the chosen one. */
export const Results = ({ id, groups, typed, chosen, isBusy, onPoint, onChoose }: Props) => {
  const t = useWords(searchWords)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[data-at="${chosen}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  const starts = groups.map((_, n) => groups.slice(0, n).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('title')} className={style.found} aria-busy={isBusy}>
      {groups.map((group, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
        <div key={group.kind ?? group.name} role="group" aria-label={group.name}>
          <div className={style.group} aria-hidden="true">
            {group.name}
          </div>
          {group.entries.map((entry, m) => {
            const at = (starts[n] ?? 0) + m
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: as said above.
              <div
                key={entry.key}
                id={`${id}-${at}`}
                data-at={at}
                role="option"
                tabIndex={-1}
                aria-selected={at === chosen}
                className={style.one}
                onMouseMove={() => onPoint(at)}
                onClick={() => onChoose(entry)}
              >
                <Line entry={entry} typed={typed} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const Line = ({ entry, typed }: { entry: Entry; typed: string }) => {
  const t = useWords(searchWords)
  if ('record' in entry) return <RecordLine record={entry.record} typed={typed} />
  if ('more' in entry)
    return (
      <>
        <IconPlus size={18} stroke={1.6} aria-hidden="true" />
        <span className={style.more}>{t('showMore', { kind: entry.name })}</span>
      </>
    )
  return (
    <>
      <MenuIcon name={entry.page.icon} />
      <span className={style.what}>
        <b>
          <Marked text={entry.page.name} typed={typed} />
        </b>
      </span>
      <small className={style.beside}>{entry.page.group}</small>
    </>
  )
}
