import * as contract from '@sejuk/contract/supervision/inspections'
import { checkpointKinds, inspectionCategories } from '@sejuk/domain/supervision/inspection'
import { guidancePictures } from '@sejuk/domain/supervision/supervision-file-rights'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { everydayWords } from '@sejuk/words/everyday'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useState } from 'react'
import IconPhoto from '#icon/Photo'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { ActiveChip } from '../../../entities/status/active-chip.tsx'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'

/** The points that every new inspection asks. */
export const CheckpointsPage = () => {
  const t = useWords(inspectionWords)
  const everyday = useWords(everydayWords)
  const language = useLanguage()
  const categories = inspectionCategories.map((value) => ({ value, label: t(value) }))
  const [pictured, setPictured] = useState<string>()
  const levels = supervisionLevels.map((value) => ({ value, label: value }))
  return (
    <>
      <MasterPage
        title={t('checkpoints')}
        adding={t('add')}
        editing={t('change')}
        calls={{
          list: contract.listCheckpoints,
          create: contract.createCheckpoint,
          update: contract.updateCheckpoint,
          log: contract.checkpointLog,
        }}
        idField="checkpoint_code"
        nameOf={(row) => row.checkpoint_code}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'category', label: t('category'), kind: 'choice', options: categories },
          { field: 'level', label: t('level'), kind: 'choice', options: levels },
        ]}
        menu={(row) => [
          {
            key: 'guidance',
            label: t('guidancePictures'),
            icon: <IconPhoto size={18} />,
            gate: { enabled: true },
            onPress: () => setPictured(row.checkpoint_code),
          },
        ]}
        blank={{
          ...{ kind: 'pass_fail', category: 'refrigerant', photo_min: '0', seq: '500', is_active: true },
          ...{ level_a: true, level_b: true, level_c: true },
        }}
        fields={[
          {
            field: 'checkpoint_code',
            label: t('checkpoint_code'),
            kind: 'text',
            most: 20,
            isRequired: true,
            isFixed: true,
          },
          { field: 'category', label: t('category'), kind: 'choice', options: categories, isRequired: true },
          { field: 'text_default', label: t('text_default'), kind: 'text', most: 300, isRequired: true },
          { field: 'text_local', label: t('text_local'), kind: 'text', most: 300, isRequired: true },
          {
            ...{ field: 'kind', label: t('kind'), kind: 'choice', isRequired: true },
            options: checkpointKinds.map((value) => ({ value, label: t(value) })),
          },
          { field: 'unit', label: t('unit'), kind: 'text', most: 20 },
          { field: 'min', label: t('min'), kind: 'text', most: 12 },
          { field: 'max', label: t('max'), kind: 'text', most: 12 },
          { field: 'photo_min', label: t('photo_min'), kind: 'number', isRequired: true },
          { field: 'level_a', label: t('level_a'), kind: 'tick' },
          { field: 'level_b', label: t('level_b'), kind: 'tick' },
          { field: 'level_c', label: t('level_c'), kind: 'tick' },
          { field: 'is_critical', label: t('is_critical'), kind: 'tick' },
          { field: 'fix_default', label: t('fix_default'), kind: 'text', most: 500 },
          { field: 'fix_local', label: t('fix_local'), kind: 'text', most: 500 },
          { field: 'seq', label: t('seq'), kind: 'number', isRequired: true },
          { field: 'is_active', label: t('is_active'), kind: 'tick' },
        ]}
        columns={[
          { key: 'code', title: t('checkpoint_code'), show: (row) => row.checkpoint_code },
          { key: 'category', title: t('category'), show: (row) => t(row.category) },
          {
            key: 'text',
            title: t('point'),
            wraps: true,
            show: (row) => (language === 'local' ? row.text_local : row.text_default),
          },
          { key: 'kind', title: t('kind'), show: (row) => t(row.kind) },
          { key: 'levels', title: t('level'), show: (row) => row.levels.join(', ') },
          { key: 'active', title: t('is_active'), show: (row) => <ActiveChip isActive={row.is_active} /> },
        ]}
        card={(row) => ({
          code: row.checkpoint_code,
          name: language === 'local' ? row.text_local : row.text_default,
          text: t(row.category),
          left: <ActiveChip isActive={row.is_active} />,
          right: row.levels.join(', '),
        })}
      />
      {pictured && (
        <SidePanel
          title={t('guidancePictures')}
          sub={pictured}
          onClose={() => setPictured(undefined)}
          footer={<Button onClick={() => setPictured(undefined)}>{everyday('close')}</Button>}
        >
          <RecordPhotos
            title={t('guidance')}
            module_name={guidancePictures.module}
            module_code={pictured}
            photos={[{ alias: guidancePictures.alias, label: t('guidancePictures') }]}
          />
        </SidePanel>
      )}
    </>
  )
}
