import { type ComponentType, createElement, useEffect, useState } from 'react'
import { tabStore } from './storage.ts'

/** Files did not arrive. */
export class ChunkMissing extends Error {}
class ChunkLate extends ChunkMissing {}

const patience = 120_000
const reloadedAs = 'sejuk.reloaded'
const aMinute = 60_000

const inTime = <T>(loading: Promise<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new ChunkLate('The page did not arrive in 120 seconds')), patience)
  loading.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

const reloadOnce = () => {
  const last = Number(tabStore.get(reloadedAs) ?? 0)
  if (!navigator.onLine || Date.now() - last < aMinute) return false
  tabStore.set(reloadedAs, String(Date.now()))
  window.location.reload()
  return true
}

/**
 * After a deployment the old files are gone. One reload loads the new ones; a second within a minute would not help. Only for a page
 * that is just being opened: where somebody may have typed, a file that is missing must not take the page away.
 */
export const reloadOr = (fail: (error: unknown) => void) => (error: unknown) => {
  const isGone = error instanceof ChunkMissing && !(error instanceof ChunkLate)
  if (!isGone || !reloadOnce()) fail(error)
}

/** Loads something that is not in the page's first files. What cannot be had is a `ChunkMissing`. */
export const fetchChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await inTime(load())
  } catch (error) {
    if (error instanceof ChunkMissing) throw error
    throw new ChunkMissing(error instanceof Error ? error.message : String(error))
  }
}

/** `use` draws at once what it can see has come; by itself it would ask a moment later. */
export const visibly = <T>(promise: Promise<T>) => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}

/** Loads something on first use, once. */
export const chunk = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined
  let found: T | undefined
  const preload = () => {
    loading ??= fetchChunk(load).then(
      (it) => {
        found = it
        return it
      },
      (error) => {
        // Whoever wants it later asks again.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return { preload, found: () => found }
}

/** A lazily loaded page; can be preloaded. */
export const lazily = (load: () => Promise<ComponentType>, Waiting: ComponentType) => {
  const { preload, found } = chunk(load)
  const Later = () => {
    const [Page, setPage] = useState(() => found())
    useEffect(() => {
      if (Page) return
      const fail = (error: unknown) =>
        setPage(() => {
          throw error
        })
      preload().then((page) => setPage(() => page), reloadOr(fail))
    }, [Page])
    return createElement(Page ?? Waiting)
  }
  return Object.assign(Later, { preload, isLoaded: () => found() !== undefined })
}
