import { createContext, useContext } from 'react'

/** Does this address lead to a page that exists? Told from above, so that a menu need not know the pages. */
export const KnownPages = createContext<(path: string) => boolean>(() => false)
export const useKnownPages = () => useContext(KnownPages)
