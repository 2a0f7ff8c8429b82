import type { ReactNode } from 'react'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

type Props<Line> = {
  title: string
  lines: readonly Line[]
  blank: Line
  least?: number
  error: string | undefined
  foot?: ReactNode
  onChange: (next: (lines: readonly Line[]) => Line[]) => void
  children: (line: Line, n: number, put: (part: Partial<Line>) => void) => ReactNode
}

/** Lines of a project as a section of its form. */
export const LineList = <Line extends object>({ title, least = 0, foot, children, ...rest }: Props<Line>) => (
  <Section title={title} sub={foot}>
    <SectionBody>
      <LineFields {...rest} name={title} least={least}>
        {(line, n, put) => <FieldGrid>{children(line, n, put)}</FieldGrid>}
      </LineFields>
    </SectionBody>
  </Section>
)
