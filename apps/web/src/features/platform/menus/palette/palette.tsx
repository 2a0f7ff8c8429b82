import { longestSearch, type SearchName } from '@sejuk/domain/platform/search'
import { searchNameWords, searchWords } from '@sejuk/words/platform/search'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import IconScan from '#icon/Scan'
import IconSearch from '#icon/Search'
import IconX from '#icon/X'
import { useNarrow } from '../../../../lib/browser/screen.ts'
import { useWords } from '../../../../lib/language/words.ts'
import { useNavigate } from '../../../../lib/navigation/use-router.tsx'
import { IconButton } from '../../../../ui/actions/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { lazyPart } from '../../../../ui/layout/lazy-part.tsx'
import { NothingFound, SearchFailed } from './nothing-found.tsx'
import style from './palette.module.css'
import { RecordSide } from './record-side.tsx'
import { Results } from './results.tsx'
import { type Entry, useFound } from './use-found.ts'

const Scanner = lazyPart(() => import('../../../../entities/scanner/scanner.tsx').then((part) => part.Scanner))

/** Finds records by code, name, phone or serial number, and pages by their name, without the mouse. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(searchWords)
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [kind, setKind] = useState<SearchName>()
  const [isScanning, setScanning] = useState(false)
  /** Enter was pressed before the answer came: what it brings first is opened. */
  const [isAwaited, setAwaited] = useState(false)
  /** While one kind is chosen, the others stay choosable. */
  const [kindsBefore, setKindsBefore] = useState<SearchName[]>([])
  const { groups, isSearching, isAsked, text, error, retry } = useFound(typed, kind)
  const all = groups.flatMap(({ entries }) => entries)
  const chosen = Math.min(at, all.length - 1)
  const here = all[chosen]
  const kinds = kind ? kindsBefore : groups.flatMap((group) => group.kind ?? [])
  const type = (next: string) => {
    setTyped(next)
    setAwaited(false)
    setKind(undefined)
    setAt(0)
  }
  const chooseKind = (next: SearchName | undefined) => {
    if (!kind) setKindsBefore(kinds)
    setKind(next)
    setAt(0)
  }
  const open = (href: string) => {
    onClose()
    void navigate({ href })
  }
  const choose = (entry: Entry) => ('more' in entry ? chooseKind(entry.more) : open(entry.href))
  const openAwaited = useEffectEvent(() => {
    setAwaited(false)
    if (here) choose(here)
  })
  useEffect(() => {
    if (isAwaited && !isSearching) openAwaited()
  }, [isAwaited, isSearching])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && all.length > 0) {
      event.preventDefault()
      setAt((chosen + step + all.length) % all.length)
    }
    if (event.key !== 'Enter') return
    if (isSearching && !(here && 'page' in here)) return setAwaited(true)
    if (!here) return
    if ((event.ctrlKey || event.metaKey) && 'href' in here) window.open(here.href, '_blank', 'noopener')
    else choose(here)
  }
  return (
    <Dialog label={t('title')} onClose={onClose} isHigh size={890}>
      <div className={style.palette}>
        <div className={style.ask}>
          <IconSearch size={20} aria-hidden="true" />
          <input
            role="combobox"
            aria-label={t('hint')}
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={here ? `${id}-${chosen}` : undefined}
            placeholder={t('hint')}
            value={typed}
            maxLength={longestSearch}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            data-autofocus
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {isAsked && !error && <Count groups={groups} isSearching={isSearching} />}
          {typed && (
            <IconButton label={t('clear')} onClick={() => type('')}>
              <IconX size={18} />
            </IconButton>
          )}
          {isNarrow ? (
            <IconButton label={t('scan')} onClick={() => setScanning(true)}>
              <IconScan size={20} />
            </IconButton>
          ) : (
            <kbd>Esc</kbd>
          )}
        </div>
        {isAsked && kinds.length > 1 && <Kinds kinds={kinds} chosen={kind} onChoose={chooseKind} />}
        {error && <SearchFailed onRetry={retry} />}
        <div className={style.both}>
          <Results {...{ id, groups, chosen }} typed={typed} isBusy={isSearching} onPoint={setAt} onChoose={choose} />
          {isAsked && !isSearching && !error && all.length === 0 && <NothingFound text={text} onOpen={open} />}
          {!isNarrow && here && 'record' in here && <RecordSide record={here.record} onOpen={open} />}
        </div>
        {!isNarrow && (
          <div className={style.foot} aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {t('move')}
            </span>
            <span>
              <kbd>Ctrl Enter</kbd> {t('newWindow')}
            </span>
            <span>{t('hint')}</span>
          </div>
        )}
      </div>
      {isScanning && (
        <Scanner
          onFound={(serial) => {
            type(serial)
            setScanning(false)
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </Dialog>
  )
}

type Found = ReturnType<typeof useFound>

const Count = ({ groups, isSearching }: Pick<Found, 'groups' | 'isSearching'>) => {
  const t = useWords(searchWords)
  const records = groups.flatMap(({ kind, entries }) => (kind ? entries.filter((one) => 'record' in one) : []))
  const hasMore = groups.some((group) => group.hasMore)
  return (
    <span className={style.count} role="status">
      {isSearching ? t('searching') : t(hasMore ? 'foundMore' : 'found', { n: records.length })}
    </span>
  )
}

type KindsProps = {
  kinds: readonly SearchName[]
  chosen?: SearchName
  onChoose: (kind: SearchName | undefined) => void
}

const Kinds = ({ kinds, chosen, onChoose }: KindsProps) => {
  const t = useWords(searchWords)
  const nameOf = useWords(searchNameWords)
  return (
    <fieldset className={style.kinds} aria-label={t('kinds')}>
      <button type="button" aria-pressed={!chosen} onClick={() => onChoose(undefined)}>
        {t('all')}
      </button>
      {kinds.map((name) => (
        <button key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {nameOf(name)}
        </button>
      ))}
    </fieldset>
  )
}
