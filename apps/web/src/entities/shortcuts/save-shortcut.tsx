import { createStore } from '../../lib/browser/store.ts'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import type { Suggestion } from './shortcut-form.tsx'

const ShortcutForm = lazyPart(() => import('./shortcut-form.tsx').then((form) => form.ShortcutForm))

const wanted = createStore<Suggestion | undefined>(undefined)

/** Saves the current page with its filters under its title. */
export const saveShortcut = (url: string) =>
  wanted.put({ label: document.title.replace(/ · Sejuk$/, '').slice(0, 60), url })

/** Rendered outside the menu, which closes when the dialog opens. */
export const SaveShortcutHost = () => {
  const suggestion = wanted.use()
  return suggestion && <ShortcutForm suggestion={suggestion} onClose={() => wanted.put(undefined)} />
}
