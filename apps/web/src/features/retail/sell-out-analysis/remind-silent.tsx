import { remindSilentShops } from '@sejuk/contract/retail/sell-out-analysis'
import { because } from '@sejuk/domain/messages'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import IconBell from '#icon/Bell'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import type { Analysis } from './figures.tsx'

/** Writes to those who sell in the shops that entered nothing this week; nothing for who may not. */
export const useRemindSilent = (figures: Analysis['figures'] | undefined, dept_code: readonly string[]): Action[] => {
  const t = useWords(sellOutAnalysisWords)
  const may = useGate(remindSilentShops)
  const send = useSend(remindSilentShops, { isQuiet: true })
  if (!may.enabled || !figures) return []
  const { to_remind, nobody_to_remind } = figures
  const remind = async () => {
    const title = t('sureRemind', { n: to_remind })
    const text = [t('sureRemindText'), nobody_to_remind > 0 && `${t('nobodyThere', { n: nobody_to_remind })}.`]
    if (!(await confirm({ title, text: text.filter(Boolean).join(' '), yes: t('remind', { n: to_remind }) }))) return
    send.mutate(
      { dept_code: [...dept_code] },
      {
        onSuccess: ({ data: { reminded, nobody, left } }) =>
          toast(
            nobody || left ? 'warning' : 'saved',
            [
              t('remindedShops', { n: reminded }),
              nobody > 0 && t('nobodyThere', { n: nobody }),
              left > 0 && t('leftOver', { n: left }),
            ]
              .filter(Boolean)
              .join('. '),
          ),
      },
    )
  }
  const gate =
    to_remind > 0
      ? may
      : {
          enabled: false as const,
          because: because(nobody_to_remind > 0 ? 'silent-shops-have-nobody' : 'no-silent-shops'),
        }
  return [
    {
      ...{ key: 'remind', gate, isPrimary: true, isBusy: send.isPending, icon: <IconBell size={16} /> },
      label: to_remind > 0 ? t('remind', { n: to_remind }) : t('remindNone'),
      onPress: () => void remind(),
    },
  ]
}
