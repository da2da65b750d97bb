export default async function countGreetings({ container }) {
  const manager = container.resolve("manager")
  const rows = await manager.selectFrom("greeting").select("id").execute()
  container.resolve("logger").info({ count: rows.length }, "Greetings so far")
}

export const config = {
  name: "count-greetings",
  schedule: "0 0 * * *",
  data: {},
}
