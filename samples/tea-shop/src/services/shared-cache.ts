// region service
import { service, sql, type Cache, type ServiceOf } from "@stheno/core"

const sharedCache = service(({ db }): Cache => ({
  async get<T>(key: string) {
    const { rows } = await sql<{ value: T }>`
        select value from shared_cache
        where key = ${key} and expires_at > now()`.execute(db)
    return rows[0]?.value
  },
  async set(key, value, seconds = 30) {
    await sql`
        insert into shared_cache (key, value, expires_at)
        values (${key}, ${JSON.stringify(value)}::jsonb, now() + make_interval(secs => ${seconds}))
        on conflict (key) do update
          set value = excluded.value, expires_at = excluded.expires_at`.execute(db)
  },
  async invalidate(pattern) {
    const like = pattern.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%")
    await sql`delete from shared_cache where key like ${like} or expires_at < now()`.execute(
      db,
    )
  },
}))

export default sharedCache

declare module "@stheno/core" {
  interface Services {
    sharedCacheService: ServiceOf<typeof sharedCache>
  }
}
// endregion
