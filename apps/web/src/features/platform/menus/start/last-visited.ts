import { localStore } from '../../../../lib/browser/storage.ts'

const most = 8
const keyOf = (usercode: string) => `sejuk.visited/${usercode}`

/** The menus a person opened, the latest first. */
export const lastVisited = (usercode: string): number[] => {
  try {
    const codes: unknown = JSON.parse(localStore.get(keyOf(usercode)) ?? '[]')
    return Array.isArray(codes) ? codes.filter((code) => typeof code === 'number') : []
  } catch {
    return []
  }
}

export const rememberVisit = (usercode: string, menuCode: number) => {
  const others = lastVisited(usercode).filter((code) => code !== menuCode)
  localStore.set(keyOf(usercode), JSON.stringify([menuCode, ...others].slice(0, most)))
}
