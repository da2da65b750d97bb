/** Pages that the search offers before anything is typed, for each kind of reader the first ones to read. */
export const popularRoutes = [
  "/create-medusa-app",
  "/development/overview",
  "/starters/nextjs-medusa-starter",
  "/user-guide",
  "/api/store",
  "/api/admin",
  "/plugins/overview",
  "/recipes",
  "/upgrade-guides/medusa-core",
] as const
