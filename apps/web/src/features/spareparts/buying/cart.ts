import { mostOfPart, mostParts } from '@sejuk/domain/spareparts/part-rules'
import { useState } from 'react'
import { localStore } from '../../../lib/browser/storage.ts'
import { useViewer } from '../../../lib/session/viewer.ts'

/** A part in the cart of this phone. What is not chosen stays there for another order. */
export type CartLine = {
  item_code: string
  item_name: string
  local_name: string | null
  price: number
  quantity: number
  /** The model it was chosen for. */
  model: string | null
  is_chosen: boolean
}

export const withPart = (lines: readonly CartLine[], part: Omit<CartLine, 'quantity' | 'is_chosen'>): CartLine[] => {
  const known = lines.some(({ item_code }) => item_code === part.item_code)
  if (!known && lines.length >= mostParts) return [...lines]
  if (!known) return [...lines, { ...part, quantity: 1, is_chosen: true }]
  return lines.map((line) =>
    line.item_code === part.item_code
      ? { ...line, ...part, quantity: Math.min(mostOfPart, line.quantity + 1), is_chosen: true }
      : line,
  )
}

/** One less; the last one takes the line away. */
export const withoutOne = (lines: readonly CartLine[], item_code: string): CartLine[] =>
  lines.flatMap((line) => {
    if (line.item_code !== item_code) return [line]
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : []
  })

export const without = (lines: readonly CartLine[], codes: readonly string[]) =>
  lines.filter(({ item_code }) => !codes.includes(item_code))

/** All are chosen, or, where all were, none. */
export const toggledAll = (lines: readonly CartLine[]): CartLine[] => {
  const is_chosen = !lines.every((line) => line.is_chosen)
  return lines.map((line) => ({ ...line, is_chosen }))
}

export const sumOf = (lines: readonly CartLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

const read = (key: string): CartLine[] => {
  try {
    const found: unknown = JSON.parse(localStore.get(key) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** The cart of this user on this device; it outlives the page. */
export const useCart = () => {
  const { usercode } = useViewer()
  const key = `sejuk.parts-cart/${usercode}`
  const [lines, setLines] = useState(() => read(key))
  const change = (next: (lines: readonly CartLine[]) => CartLine[]) =>
    setLines((now) => {
      const changed = next(now)
      localStore.set(key, JSON.stringify(changed))
      return changed
    })
  return { lines, change }
}
export type Cart = ReturnType<typeof useCart>
