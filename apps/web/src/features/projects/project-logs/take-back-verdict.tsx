import { type Similarity, type SimilarityPair, takeBackVerdict } from '@sejuk/contract/projects/similarity'
import { takeBackObjection } from '@sejuk/domain/projects/similarity'
import { projectWords } from '@sejuk/words/projects/projects'
import { useState } from 'react'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate, useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointModal } from '../../../ui/form/endpoint-modal.tsx'

/** For who gave the verdict, as long as nothing was approved on it; afterwards the button says why not. */
export const TakeBackVerdict = ({ task, pair }: { task: Similarity; pair: SimilarityPair }) => {
  const t = useWords(projectWords)
  const say = useSay()
  const viewer = useWorkflowViewer()
  const gate = useGate(takeBackVerdict)
  const [isOpen, setOpen] = useState(false)
  if (!gate.enabled || !pair.verdict || pair.judged_by !== viewer.usercode) return null
  const objection = takeBackObjection(pair, [pair.approved_since], viewer)
  return (
    <>
      <Button
        size="small"
        disabled={objection !== undefined}
        title={objection && say(objection)}
        onClick={() => setOpen(true)}
      >
        {t('takeBack')}
      </Button>
      {isOpen && (
        <EndpointModal
          title={t('takeBack')}
          sub={`${task.itself.log_code}, ${pair.other_code}`}
          endpoint={takeBackVerdict}
          initial={{ reason: '' }}
          fixed={{ log_code: task.itself.log_code, other_code: pair.other_code, row_version: task.row_version }}
          labels={{ reason: t('reason') }}
          verb={t('takeBack')}
          onClose={() => setOpen(false)}
        >
          {({ values, change, errorOf }) => (
            <TextField
              label={t('reason')}
              value={values.reason}
              onChange={(reason) => change({ reason })}
              error={errorOf('reason')}
              hint={t('bothRead')}
              most={500}
              isLong
              isRequired
            />
          )}
        </EndpointModal>
      )}
    </>
  )
}
