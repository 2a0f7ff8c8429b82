import { prepareDownload } from '@sejuk/contract/platform/downloads'
import { plain } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import { downloadKeptDays } from '@sejuk/domain/platform/downloads'
import { everydayWords } from '@sejuk/words/everyday'
import { downloadWords } from '@sejuk/words/platform/downloads'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import IconTableExport from '#icon/TableExport'
import { call, Refused } from '../../lib/api/call.ts'
import { keyOf } from '../../lib/api/queries.ts'
import { toast } from '../../lib/browser/toasts.ts'
import { showGenericError } from '../../lib/language/error-text.ts'
import { thousands } from '../../lib/language/money.ts'
import { currentLanguage, say, useSay, useWords } from '../../lib/language/words.ts'
import { Link } from '../../lib/navigation/link.tsx'
import { ActionButton } from '../actions/action-button.tsx'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import style from './download-data-dialog.module.css'

type Props = {
  module_name: string
  title: string
  asked: object
  /** Those that are set, as text. */
  filters: ReactNode
  /** The sort column, if the user chose one. */
  order?: string
  isDescending: boolean
  total: number | undefined
  isCapped: boolean
  onClose: () => void
}

const paging = new Set(['page', 'limit', 'cursor', 'exact'])
const withoutPages = (asked: object) => Object.fromEntries(Object.entries(asked).filter(([key]) => !paging.has(key)))

/** From the refusal: the download already in progress. */
const underWay = (error: Error | null) =>
  error instanceof Refused && error.code === '400' ? (error.data as { job_id?: string } | null) : null

/** Shows what the file will contain before it is requested. */
export const DownloadDialog = (props: Props) => {
  const { module_name, title, asked, filters, order, isDescending, total, isCapped, onClose } = props
  const t = useWords(downloadWords)
  const everyday = useWords(everydayWords)
  const speak = useSay()
  const client = useQueryClient()
  const prepare = useMutation({
    mutationFn: () => call(prepareDownload, { module_name, language: currentLanguage(), ...withoutPages(asked) }),
    onSuccess: ({ message }) => {
      toast('preparing', say(message))
      onClose()
      return client.invalidateQueries({ queryKey: [keyOf(prepareDownload, null)[0]] })
    },
    onError: showGenericError,
  })
  const first = underWay(prepare.error)
  const gate = total === 0 ? ({ enabled: false, because: plain('There is no file to download') } as const) : undefined
  return (
    <Dialog
      title={t('downloadData')}
      sub={title}
      size={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          <ActionButton
            action={{
              key: 'prepare',
              label: t('prepare'),
              icon: <IconTableExport size={16} />,
              isPrimary: true,
              isBusy: prepare.isPending,
              gate,
              onPress: () => prepare.mutate(),
            }}
          />
        </>
      }
    >
      <dl className={style.facts}>
        <dt>{t('rows')}</dt>
        <dd>
          <b>{total === undefined ? '…' : thousands(total) + (isCapped ? '+' : '')}</b>
        </dd>
        <dt>{t('filters')}</dt>
        <dd>{filters || t('noFilters')}</dd>
        {order && (
          <>
            <dt>{t('order')}</dt>
            <dd>
              {order} {isDescending ? '↓' : '↑'}
            </dd>
          </>
        )}
      </dl>
      <p className={style.how}>{t('howItComes', { days: downloadKeptDays })}</p>
      {first && (
        <p className={style.first} role="alert">
          {speak(prepare.error?.message ?? '')}. <Link {...pageTo('downloads')}>{t('openStore')}</Link>
        </p>
      )}
    </Dialog>
  )
}
