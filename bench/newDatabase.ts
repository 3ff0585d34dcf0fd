import postgres from "postgres"

export interface BenchDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** An empty database of this process, beside the one that is named. */
export const newDatabase = async (server: string): Promise<BenchDatabase> => {
  const name = `ciphermap_bench_${process.pid}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  const url = new URL(server)
  url.pathname = `/${name}`
  await admin.unsafe(`create database ${name}`)
  return {
    url: url.href,
    drop: async () => {
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    }
  }
}
