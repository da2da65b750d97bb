import { checkGuides } from "./driver/check-guides.ts"

checkGuides(["regions", "sales-channels", "settings", "taxes", "users"])
