import * as contract from '@sejuk/contract/catalogue/exploded-views'
import type { BomType } from '@sejuk/domain/catalogue/parts-lists'
import { explodedViewWords } from '@sejuk/words/catalogue/exploded-views'
import { everydayWords } from '@sejuk/words/everyday'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { SectionText } from '../../../ui/record/section.tsx'
import style from './revisions.module.css'

type Props = {
  unit: { item_code: string; bom_type: BomType }
  row_version: number
  onClose: () => void
  onRestored: () => void
}

/** Every revision that was published, the newest first. */
export const RevisionsPanel = ({ unit, row_version, onClose, onRestored }: Props) => {
  const t = useWords(explodedViewWords)
  const everyday = useWords(everydayWords)
  const dates = useDates()
  const gate = useGate(contract.listExplodedViewRevisions)
  const found = useCall(contract.listExplodedViewRevisions, unit, { enabled: gate.enabled })
  const restore = useSend(contract.restoreExplodedView)
  const revisions = found.data?.data
  return (
    <SidePanel title={t('revisions')} onClose={onClose} footer={<Button onClick={onClose}>{everyday('close')}</Button>}>
      {!revisions && <RecordGuard gate={gate} found={found} />}
      {revisions?.length === 0 && <SectionText>{t('noRevisions')}</SectionText>}
      <RowList>
        {revisions?.map((one) => (
          <li key={one.revision} className={style.revision}>
            {one.thumbnail_path && <img src={one.thumbnail_path} alt="" />}
            <span>
              <b>{t('revisionN', { n: one.revision })}</b>
              <small>{t('byAt', { who: one.published_user_name, when: dates.visit(one.published_date) })}</small>
              {one.note && <small>{one.note}</small>}
              <Button
                size="small"
                isBusy={restore.isPending}
                onClick={() =>
                  restore.mutate({ ...unit, row_version, revision: one.revision }, { onSuccess: onRestored })
                }
              >
                {t('restore')}
              </Button>
            </span>
          </li>
        ))}
      </RowList>
    </SidePanel>
  )
}
