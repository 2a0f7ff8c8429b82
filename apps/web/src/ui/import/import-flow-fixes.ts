import { mostFixes } from '@sejuk/domain/platform/imports'
import { useState } from 'react'

type Fix = { line: number; column: string; value: string }

/** Corrections and exclusions since the rows were last validated. */
export type Fixes = {
  count: number
  valueOf: (line: number, column: string) => string | undefined
  write: (line: number, column: string, value: string, stored: string) => void
  isSkipped: (line: number, stored: boolean) => boolean
  skip: (line: number, isSkipped: boolean, stored: boolean) => void
  told: () => { fixes: Fix[]; skip: number[]; take: number[] }
  clear: () => void
}

const placeOf = (line: number, column: string) => `${line} ${column}`

export const useFixes = (): Fixes => {
  const [fixes, setFixes] = useState<ReadonlyMap<string, Fix>>(new Map())
  const [skips, setSkips] = useState<ReadonlyMap<number, boolean>>(new Map())
  return {
    count: fixes.size + skips.size,
    valueOf: (line, column) => fixes.get(placeOf(line, column))?.value,
    write: (line, column, value, stored) => {
      const next = new Map(fixes)
      if (value === stored) next.delete(placeOf(line, column))
      else if (next.size < mostFixes) next.set(placeOf(line, column), { line, column, value })
      setFixes(next)
    },
    isSkipped: (line, stored) => skips.get(line) ?? stored,
    skip: (line, isSkipped, stored) => {
      const next = new Map(skips)
      if (isSkipped === stored) next.delete(line)
      else if (next.size < mostFixes) next.set(line, isSkipped)
      setSkips(next)
    },
    told: () => ({
      fixes: [...fixes.values()],
      skip: [...skips].flatMap(([line, isSkipped]) => (isSkipped ? line : [])),
      take: [...skips].flatMap(([line, isSkipped]) => (isSkipped ? [] : line)),
    }),
    clear: () => {
      setFixes(new Map())
      setSkips(new Map())
    },
  }
}
