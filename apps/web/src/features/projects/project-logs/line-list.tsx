import { projectWords } from '@sejuk/words/projects/projects'
import type { ReactNode } from 'react'
import IconX from '#icon/X'
import { useWords } from '../../../lib/language/words.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { FieldError, FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

type Props<Line> = {
  title: string
  lines: readonly Line[]
  blank: Line
  least?: number
  error: string | undefined
  foot?: ReactNode
  onChange: (lines: Line[]) => void
  children: (line: Line, n: number, put: (part: Partial<Line>) => void) => ReactNode
}

/** Lines of a form: each with its fields, one more, one less. */
export const LineList = <Line extends object>({
  title,
  lines,
  blank,
  least = 0,
  error,
  foot,
  onChange,
  children,
}: Props<Line>) => {
  const t = useWords(projectWords)
  return (
    <Section title={title} sub={foot}>
      {lines.map((line, n) => (
        <SectionBody key={n} role="group" aria-label={`${title} ${n + 1}`}>
          <FieldGrid>
            {children(line, n, (part) => onChange(lines.map((one, at) => (at === n ? { ...one, ...part } : one))))}
          </FieldGrid>
          {lines.length > least && (
            <Row>
              <IconButton
                label={t('removeLine', { n: n + 1 })}
                onClick={() => onChange(lines.filter((_, at) => at !== n))}
              >
                <IconX size={16} />
              </IconButton>
            </Row>
          )}
        </SectionBody>
      ))}
      <SectionBody>
        {error && <FieldError>{error}</FieldError>}
        <Button size="small" onClick={() => onChange([...lines, blank])}>
          {t('addLine')}
        </Button>
      </SectionBody>
    </Section>
  )
}
