import { execFileSync } from 'node:child_process'
import { cp, glob, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const root = join(import.meta.dirname, '..')
const tables = 'apps/server/src/db'
const title = process.argv[2] ?? ''

const shapeOf = async (folder: string) => {
  const all: Record<string, unknown> = {}
  for await (const file of glob('tables/**/*.ts', { cwd: folder }))
    for (const [name, value] of Object.entries(await import(join(folder, file)))) all[`${file}:${name}`] = value
  return generateDrizzleJson(all)
}

/** The tables as they were committed, inside the project so that their packages are found. A test keeps them equal to the migrations. */
const committed = async () => {
  const folder = join(root, '.cache/committed-tables')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', 'HEAD', tables], { cwd: root, maxBuffer: 100_000_000 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await cp(join(root, 'apps/server/package.json'), join(folder, 'apps/server/package.json'))
  return join(folder, tables)
}

if (!/^[a-z][a-z0-9_]+$/.test(title)) {
  console.error('Say what the migration does: npm run migration -- shops_get_a_phone')
  process.exit(1)
}
const statements = await generateMigration(await shapeOf(await committed()), await shapeOf(join(root, tables)))
if (!statements.length) {
  console.log('The tables in code are as they were committed: nothing to migrate.')
} else {
  const migrations = join(root, 'apps/server/migrations')
  const last = (await readdir(migrations)).sort().at(-1) ?? '0000'
  const name = `${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_${title}.sql`
  await writeFile(join(migrations, name), `${statements.join('\n')}\n`)
  console.log(`apps/server/migrations/${name} is a draft: read and tidy it.`)
}
