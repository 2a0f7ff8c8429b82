/** What people write to each other about a record. */
export const longestComment = 2000
export const mostMentions = 10
/** So long the writer can take it back. */
export const removableMinutes = 15

type Comment = { usercode: string; at: string; removed: boolean }

export const mayRemoveComment = ({ usercode, at, removed }: Comment, viewer: { usercode: string }, now: string) =>
  !removed && usercode === viewer.usercode && Date.parse(now) - Date.parse(at) < removableMinutes * 60_000

/** What stands behind the last '@' before the cursor, while it can still become a name. */
export const mentionBeingTyped = (text: string, cursor: number) =>
  /(?:^|[\s(])@([^\s@][^@\n]{0,40})?$/.exec(text.slice(0, cursor))?.[1]

type Person = { usercode: string; username: string }

/** Of the people who were chosen, those whose name still stands in the text. */
export const mentionsIn = <P extends Person>(text: string, chosen: readonly P[]): P[] =>
  chosen.filter(
    ({ usercode, username }, place) =>
      text.includes(`@${username}`) && chosen.findIndex((one) => one.usercode === usercode) === place,
  )

/** A text in pieces: what is a mention, and what stands between. */
export const piecesOf = (text: string, names: readonly string[]): { text: string; isMention: boolean }[] => {
  const longestFirst = names.toSorted((one, other) => other.length - one.length)
  const pieces: { text: string; isMention: boolean }[] = []
  let rest = text
  while (rest) {
    const found = longestFirst
      .map((name) => ({ name, at: rest.indexOf(`@${name}`) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at || other.name.length - one.name.length)[0]
    if (!found) return [...pieces, { text: rest, isMention: false }]
    if (found.at > 0) pieces.push({ text: rest.slice(0, found.at), isMention: false })
    pieces.push({ text: `@${found.name}`, isMention: true })
    rest = rest.slice(found.at + found.name.length + 1)
  }
  return pieces
}

/** Names behind an '@' that are none of the people who were chosen: nobody is told of those. */
export const strangersIn = (text: string, chosen: readonly Person[]): string[] => {
  const names = mentionsIn(text, chosen).map(({ username }) => username)
  const rest = piecesOf(text, names).map((piece) => (piece.isMention ? ' ' : piece.text))
  const found = rest.flatMap((piece) => [...piece.matchAll(/(?<=^|[\s(])@([^\s@]+)/g)])
  return [...new Set(found.flatMap(([, name = '']) => name.replace(/[.,;:!?)]+$/, '') || []))]
}
