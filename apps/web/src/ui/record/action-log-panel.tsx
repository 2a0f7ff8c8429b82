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
type Entry = Data<LogEndpoint>[number]
type Props = {
  endpoint: LogEndpoint
  code: string
  sub?: string
  /** What the fields are called; one without a name is not shown. */
  labels: Record<string, string>
  /** What the record's own actions are called, beside those every record knows. */
  ownActions?: Record<string, string>
  /** What codes among the values are called. */
  valueNames?: Record<string, string>
  onClose: () => void
}

/** Who did what to a record, the newest first, field by field. */
export const ActionLogPanel = ({ endpoint, code, sub, labels, ownActions, valueNames, onClose }: Props) => {
  const t = useWords(recordWords)
  const everyday = useWords(everydayWords)
  const { data, isLoading, isError, refetch } = useCall(endpoint, { code, page: 1 })
  const entries = data?.data ?? []
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
      {data && entries.length === 0 && <p className={style.empty}>{t('historyEmpty')}</p>}
      <ol className={style.entries}>
        {entries.map((entry) => (
          <LogEntry key={entry.log_id} entry={entry} labels={labels} ownActions={ownActions} valueNames={valueNames} />
        ))}
      </ol>
    </SidePanel>
  )
}

type EntryProps = { entry: Entry } & Pick<Props, 'labels' | 'ownActions' | 'valueNames'>

const LogEntry = ({ entry, labels, ownActions, valueNames = {} }: EntryProps) => {
  const known = useWords(actionNames)
  const dates = useDates()
  const nameOf = (action: string) =>
    ownActions?.[action] ?? (action in actionNames.words ? known(action as keyof typeof actionNames.words) : action)
  const named = (value: unknown) => (typeof value === 'string' ? (valueNames[value] ?? value) : value)
  const changes = Object.entries(entry.diff ?? {}).filter(([field]) => field in labels)
  return (
    <li>
      <p className={style.who}>
        <b>{nameOf(entry.action)}</b> {entry.username}
        <time dateTime={entry.at}>{dates.visit(entry.at)}</time>
      </p>
      {entry.reason && <p>{entry.reason}</p>}
      <dl>
        {changes.map(([field, [was, is]]) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>
              <Value value={named(is)} />
              {entry.action === 'update' && (
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
