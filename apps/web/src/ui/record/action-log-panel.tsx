import type { Data } from '@sejuk/contract/endpoint'
import type { actionLogOf } from '@sejuk/contract/platform/action-logs'
import { actionNames } from '@sejuk/words/action-names'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { useCall } from '../../lib/api/queries.ts'
import { useDates } from '../../lib/language/dates.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { SidePanel } from '../dialog/side-panel.tsx'
import style from './action-log-panel.module.css'

type LogEndpoint = ReturnType<typeof actionLogOf>
type Deed = Data<LogEndpoint>[number]
type Props = {
  endpoint: LogEndpoint
  code: string
  sub?: string
  /** What the fields are called; one without a name is not shown. */
  labels: Record<string, string>
  /** What the record's own deeds are called, beside those every record knows. */
  deedNames?: Record<string, string>
  /** What codes among the values are called. */
  valueNames?: Record<string, string>
  onClose: () => void
}

/** Who did what to a record, the newest first, field by field. */
export const ActionLogPanel = ({ endpoint, code, sub, labels, deedNames, valueNames, onClose }: Props) => {
  const t = useWords(recordWords)
  const everyday = useWords(everydayWords)
  const { data, isLoading, isError, refetch } = useCall(endpoint, { code, page: 1 })
  const deeds = data?.data ?? []
  return (
    <SidePanel
      title={t('history')}
      sub={sub}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      {isLoading && <p role="status">{everyday('loading')}</p>}
      {isError && (
        <p role="alert">
          {t('historyFailed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {everyday('tryAgain')}
          </Button>
        </p>
      )}
      {data && deeds.length === 0 && <p className={style.empty}>{t('historyEmpty')}</p>}
      <ol className={style.deeds}>
        {deeds.map((deed) => (
          <OneDeed key={deed.log_id} deed={deed} labels={labels} deedNames={deedNames} valueNames={valueNames} />
        ))}
      </ol>
    </SidePanel>
  )
}

type DeedProps = { deed: Deed } & Pick<Props, 'labels' | 'deedNames' | 'valueNames'>

const OneDeed = ({ deed, labels, deedNames, valueNames = {} }: DeedProps) => {
  const deeds = useWords(actionNames)
  const dates = useDates()
  const nameOf = (action: string) =>
    deedNames?.[action] ?? (action in actionNames.words ? deeds(action as keyof typeof actionNames.words) : action)
  const named = (value: unknown) => (typeof value === 'string' ? (valueNames[value] ?? value) : value)
  const changes = Object.entries(deed.diff ?? {}).filter(([field]) => field in labels)
  return (
    <li>
      <p className={style.who}>
        <b>{nameOf(deed.action)}</b> {deed.username}
        <time dateTime={deed.at}>{dates.visit(deed.at)}</time>
      </p>
      {deed.reason && <p>{deed.reason}</p>}
      <dl>
        {changes.map(([field, [was, is]]) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>
              <Value value={named(is)} />
              {deed.action === 'update' && (
                <small>
                  <WasValue value={named(was)} />
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const useText = () => {
  const t = useWords(everydayWords)
  return (value: unknown) => {
    if (value === true) return t('yes')
    if (value === false) return t('no')
    if (Array.isArray(value)) return value.join(', ') || t('empty')
    return String(value ?? '') || t('empty')
  }
}
const Value = ({ value }: { value: unknown }) => useText()(value)
const WasValue = ({ value }: { value: unknown }) => {
  const t = useWords(recordWords)
  return t('was', { value: useText()(value) })
}
