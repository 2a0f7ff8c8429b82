import { everydayWords } from '@sejuk/words/everyday'
import type { EndpointForm } from '../../lib/form/endpoint-form.ts'
import { useWords } from '../../lib/language/words.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Conflict } from './conflict.tsx'

type Props<Values extends object> = {
  form: Pick<EndpointForm<Values>, 'clash' | 'values' | 'isBusy' | 'takeTheirs' | 'saveMix' | 'backToForm'>
  /** What the form started from. */
  base: Values
  labels: Record<keyof Values, string>
  version: number
}

/** A stale edit above its form. Closed without a choice, it leaves the form as it was: nothing that was typed is lost. */
export const ConflictDialog = <Values extends object>({ form, base, labels, version }: Props<Values>) => {
  const t = useWords(everydayWords)
  if (!form.clash) return null
  return (
    <Dialog label={t('someoneSaved')} size={680} onClose={form.backToForm}>
      <Conflict
        clash={form.clash}
        base={base}
        mine={form.values}
        labels={labels}
        version={version}
        isBusy={form.isBusy}
        onTakeTheirs={form.takeTheirs}
        onSaveMix={form.saveMix}
      />
    </Dialog>
  )
}
