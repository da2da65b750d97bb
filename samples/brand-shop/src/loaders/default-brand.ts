import { loader } from "@stheno/core"

export default loader(async ({ db, services, flags }) => {
  if (!flags.isEnabled("brands")) return
  const known = await db
    .selectFrom("brand")
    .select("id")
    .where("name", "=", "House brand")
    .execute()
  if (known.length === 0) await services.brandService.create("House brand")
})
