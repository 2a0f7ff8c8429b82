import { type OptionInput, type OptionSource, useLabels } from '../lib/api/options.ts'

type Props = { source: OptionSource; value: string; input?: OptionInput }

/** What a code is called, in the viewer's language. */
export const Label = ({ source, value, input }: Props) => useLabels(source, [value], input)[0]
