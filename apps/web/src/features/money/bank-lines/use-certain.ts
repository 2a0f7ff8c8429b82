import * as contract from '@sejuk/contract/money/bank-lines'
import { because } from '@sejuk/domain/messages'
import { rupiah, total } from '@sejuk/domain/values/money'
import { bankLineWords } from '@sejuk/words/money/bank-lines'
import { call } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'

/** So many are read, shown and confirmed at once. */
const most = 100
const mostNames = 8

/** Certain lines of an account together, after a look at count, sum and customers. Who brought the file in finds it locked. */
export const useCertain = (account_code: string | undefined, importer: string | undefined, count: number) => {
  const t = useWords(bankLineWords)
  const { usercode } = useViewer()
  const may = useGate(contract.confirmCertain)
  const send = useSend(contract.confirmCertain)
  const press = async () => {
    const asked = { show: 'certain' as const, limit: most, ...(account_code ? { account_code } : {}) }
    const { data: found } = await call(contract.listBankLines, asked)
    // Those of customers of other branches are confirmed there.
    const lines = found.filter(({ suggestion }) => suggestion?.customer_code)
    if (lines.length === 0) return
    const names = [...new Set(lines.flatMap(({ suggestion }) => suggestion?.customer_name ?? []))]
    const shown = names.slice(0, mostNames).join(', ')
    const sum = total(lines.map(({ amount }) => amount))
    const isSure = await confirm({
      title: t('sureCertain', { n: lines.length, amount: rupiah(sum) }),
      text: t('sureCertainText', {
        names: names.length > mostNames ? t('andMore', { names: shown, n: names.length - mostNames }) : shown,
      }),
    })
    if (!isSure) return
    send.mutate({
      lines: lines.map(({ line_code, row_version }) => ({ line_code, row_version })),
      ...{ count: lines.length, sum },
    })
  }
  return {
    key: 'certain',
    label: t('confirmCertain', { n: Math.min(count, most) }),
    gate: importer === usercode ? { enabled: false as const, because: because('you-imported-this-file') } : may,
    isPrimary: true,
    isBusy: send.isPending,
    onPress: () => void press(),
  }
}
