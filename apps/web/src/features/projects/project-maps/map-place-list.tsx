import type { Input } from '@sejuk/contract/endpoint'
import { listProjectLibrary } from '@sejuk/contract/projects/project-library'
import { pageTo } from '@sejuk/domain/pages'
import { shortRupiah } from '@sejuk/domain/values/money'
import { projectWords } from '@sejuk/words/projects/projects'
import { LoginChip, ProjectChip } from '../../../entities/projects/project-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section } from '../../../ui/record/section.tsx'

type Props = { asked: Input<typeof listProjectLibrary>; onClose: () => void }
/** What lies under a circle that looking closer does not split. */
export const MapPlaceList = ({ asked, onClose }: Props) => {
  const t = useWords(projectWords)
  const found = useCall(listProjectLibrary, { ...asked, limit: 50 })
  const rows = found.data?.data
  return (
    <Section
      title={t('projectsHere', { n: found.data?.total ?? 0 })}
      actions={
        <Button size="small" onClick={onClose}>
          {t('closeList')}
        </Button>
      }
    >
      {found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : !rows ? (
        <Pending />
      ) : (
        <RowList>
          {rows.map((row) => (
            <li key={row.log_code}>
              <Link {...pageTo('projectLog', { module: 'project-map-list' }, { code: row.log_code })}>
                {row.project_name}
              </Link>
              <span>{shortRupiah(row.est_total)}</span>
              {row.project_status ? (
                <ProjectChip status={row.project_status} />
              ) : (
                <LoginChip status={row.login_status} />
              )}
            </li>
          ))}
        </RowList>
      )}
    </Section>
  )
}
