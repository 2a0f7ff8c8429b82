import { updateExplodedView } from '@sejuk/contract/catalogue/exploded-views'
import { mergedMaps, type SpotMap } from '@sejuk/domain/catalogue/exploded-views'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, Offline, Refused } from '../../../lib/api/call.ts'
import { dropDraft, readDraft, writeDraft } from '../../../lib/form/drafts.ts'
import { useViewer } from '../../../lib/session/viewer.ts'

type Unit = { item_code: string; bom_type: 'Indoor' | 'Outdoor' | 'Panel' | 'Remote' | 'Package D' | 'Unit' }
type Saved = { map: SpotMap; row_version: number }
type Clash = { who: string; clashes: number[]; merged: SpotMap; theirs: Saved }
type State =
  | { is: 'saved'; at: string | null }
  | { is: 'waiting' | 'saving' | 'offline' }
  | { is: 'refused'; why: string }

const pauseMs = 1500
const same = (a: SpotMap, b: SpotMap) => JSON.stringify(a) === JSON.stringify(b)

const theirsIn = (error: unknown) => {
  if (!(error instanceof Refused) || error.code !== '409') return undefined
  const data = error.data as { current?: { json?: SpotMap; row_version: number }; changed_by?: string | null } | null
  const { json, row_version } = data?.current ?? {}
  return json && row_version ? { map: json, row_version, who: data?.changed_by ?? '-' } : undefined
}

type Options = {
  unit: Unit
  stored: Saved & { at: string | null }
  map: SpotMap
  /** The map with another editor's changes in it. */
  onMerged: (map: SpotMap, who: string) => void
}

/**
 * A draft saves itself a moment after the last stroke, and lies on this device until the server has it. Somebody else's
 * draft is merged; positions that both changed are asked.
 */
export const useSaving = ({ unit, stored, map, onMerged }: Options) => {
  const { usercode } = useViewer()
  const key = `exploded-view/${unit.item_code}/${unit.bom_type}`
  const base = useRef<Saved>(stored)
  const busy = useRef<Promise<boolean>>(undefined)
  const [state, setState] = useState<State>({ is: 'saved', at: stored.at })
  const [clash, setClash] = useState<Clash>()
  const newest = useRef(map)
  newest.current = map

  const send = async (): Promise<boolean> => {
    const sent = newest.current
    if (same(sent, base.current.map)) {
      dropDraft(usercode, key)
      setState((now) => (now.is === 'saved' ? now : { is: 'saved', at: null }))
      return true
    }
    setState({ is: 'saving' })
    try {
      const input = { ...unit, row_version: base.current.row_version, json: sent }
      const { data } = await call(updateExplodedView, input)
      base.current = { map: sent, row_version: data.row_version }
      const isDone = same(newest.current, sent)
      if (isDone) dropDraft(usercode, key)
      setState(isDone ? { is: 'saved', at: data.updated_date } : { is: 'waiting' })
      return isDone ? true : send()
    } catch (error) {
      return refused(error)
    }
  }
  const refused = (error: unknown) => {
    const theirs = theirsIn(error)
    if (theirs) {
      const { map: merged, clashes } = mergedMaps(base.current.map, newest.current, theirs.map)
      if (clashes.length > 0) {
        setClash({ who: theirs.who, clashes, merged, theirs })
        setState({ is: 'waiting' })
        return false
      }
      base.current = theirs
      newest.current = merged
      onMerged(merged, theirs.who)
      return send()
    }
    if (error instanceof Offline) setState({ is: 'offline' })
    else setState({ is: 'refused', why: error instanceof Error ? error.message : '' })
    return false
  }
  /** One request at a time: the next one begins with what the last one left. */
  const save = () => {
    const running = (busy.current ?? Promise.resolve(true)).then(send).finally(() => {
      if (busy.current === running) busy.current = undefined
    })
    busy.current = running
    return running
  }
  const autosave = useEffectEvent(() => void save())
  const isDirty = !same(map, base.current.map)
  useEffect(() => {
    if (same(map, base.current.map) || clash) return
    writeDraft(usercode, key, { map, row_version: base.current.row_version })
    setState((now) => (now.is === 'offline' ? now : { is: 'waiting' }))
    const timer = setTimeout(autosave, pauseMs)
    return () => clearTimeout(timer)
  }, [map, usercode, key, clash])
  useEffect(() => {
    const again = () => autosave()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  return {
    state,
    isDirty,
    save,
    clash,
    /** The versions are settled: mine stays, except where theirs was chosen. */
    settle: (takeTheirs: ReadonlySet<number>) => {
      if (!clash) return
      const spots = [
        ...clash.merged.spots.filter(({ position_no }) => !takeTheirs.has(position_no)),
        ...clash.theirs.map.spots.filter(({ position_no }) => takeTheirs.has(position_no)),
      ]
      const mix: SpotMap = { v: 1, spots }
      base.current = clash.theirs
      newest.current = mix
      setClash(undefined)
      onMerged(mix, clash.who)
      void save()
    },
    leaveClash: () => setClash(undefined),
    versionNow: () => base.current.row_version,
  }
}

/** What this device still has of an earlier visit. */
export const keptDraft = (usercode: string, { item_code, bom_type }: Unit) =>
  readDraft<Saved>(usercode, `exploded-view/${item_code}/${bom_type}`)
