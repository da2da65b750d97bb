import { checkGuides } from "./driver/check-guides.ts"

checkGuides("orders")
