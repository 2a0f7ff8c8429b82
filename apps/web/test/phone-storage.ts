type Row = Record<string, unknown>
type Store = { keyPath: string; rows: Map<unknown, Row>; next: number }

/** A phone's storage in memory, in the place of `idb`: `vi.mock('idb', () => import('…/test/phone-storage.ts'))`. */
const stores = new Map<string, Store>()
const storeOf = (name: string) => {
  const store = stores.get(name)
  if (!store) throw new Error(`There is no ${name} on this phone`)
  return store
}
export const emptyPhone = () => {
  for (const store of stores.values()) store.rows.clear()
}

const db = {
  createObjectStore: (name: string, { keyPath }: { keyPath: string }) => {
    stores.set(name, { keyPath, rows: new Map(), next: 1 })
    return { createIndex: () => undefined }
  },
  put: async (name: string, row: Row) => {
    const store = storeOf(name)
    const key = row[store.keyPath] ?? store.next++
    store.rows.set(key, structuredClone({ ...row, [store.keyPath]: key }))
    return key
  },
  get: async (name: string, key: unknown) => structuredClone(storeOf(name).rows.get(key)),
  delete: async (name: string, key: unknown) => void storeOf(name).rows.delete(key),
  getAllFromIndex: async (name: string, index: string, value: unknown) =>
    [...storeOf(name).rows.values()].filter((row) => row[index] === value).map((row) => structuredClone(row)),
}
const opened = new Set<string>()
type Upgrade = { upgrade: (database: typeof db, before: number) => void }
export const openDB = async (name: string, _version: number, { upgrade }: Upgrade) => {
  if (!opened.has(name)) upgrade(db, 0)
  opened.add(name)
  return db
}
