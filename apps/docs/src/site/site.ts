/** Words and addresses that stand on every page. */
export const site = {
  name: "Stheno",
  tagline: "Headless commerce that speaks the Medusa v1 API",
  language: "en",
} as const
