import { type DBSchema, openDB } from 'idb'
import { blankHeader, type Cart } from './cart.ts'

interface CartSchema extends DBSchema {
  carts: { key: string; value: Cart; indexes: { usercode: string } }
}

const open = async () =>
  openDB<CartSchema>('sejuk-carts', 1, {
    upgrade: (db) => void db.createObjectStore('carts', { keyPath: 'client_key' }).createIndex('usercode', 'usercode'),
  })
let storage: Promise<Awaited<ReturnType<typeof open>> | undefined> | undefined
/** A private window may have no storage: then a cart lives as long as its page. */
const opened = () => {
  storage ??= open().catch(() => undefined)
  return storage
}
const memory = new Map<string, Cart>()

const listeners = new Set<() => void>()
const hear = () => {
  for (const listener of listeners) listener()
}
/** Another tab on the same phone shows the same carts. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sejuk.carts')
if (otherTabs) otherTabs.onmessage = hear
const announced = async <T>(act: Promise<T>) => {
  const done = await act
  hear()
  otherTabs?.postMessage(null)
  return done
}
export const onCartChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const put = async (cart: Cart) => {
  const db = await opened()
  if (db) await db.put('carts', cart)
  else memory.set(cart.client_key, cart)
}
const remove = async (client_key: string) => {
  memory.delete(client_key)
  await (await opened())?.delete('carts', client_key)
}
export const storeCart = (cart: Cart) => announced(put(cart))
export const dropCart = (client_key: string) => announced(remove(client_key))
/** A cart that was begun before a field was there has it empty. */
const whole = (cart: Cart): Cart => ({ ...cart, header: { ...blankHeader, ...cart.header } })
export const storedCarts = async (usercode: string) => {
  const stored =
    (await (await opened())?.getAllFromIndex('carts', 'usercode', usercode)) ??
    [...memory.values()].filter((cart) => cart.usercode === usercode)
  return stored.map(whole)
}

const changeStored = async (client_key: string, change: (cart: Cart) => Cart) => {
  const transaction = (await opened())?.transaction('carts', 'readwrite')
  if (!transaction) {
    const found = memory.get(client_key)
    if (found) memory.set(client_key, change(found))
    return
  }
  const found = await transaction.store.get(client_key)
  if (found) await transaction.store.put(change(found))
  await transaction.done
}
/** Changes a cart as it stands now: two changes after one another both count. */
export const changeCart = (client_key: string, change: (cart: Cart) => Cart) =>
  announced(changeStored(client_key, change))
