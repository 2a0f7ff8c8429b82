import { createContext, useContext } from 'react'

/** Does this address lead to a page that exists? Provided by the router, so that menus need not import the pages. */
export const KnownPages = createContext<(path: string) => boolean>(() => false)
export const useKnownPages = () => useContext(KnownPages)
