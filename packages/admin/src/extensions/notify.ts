/**
 * Tells the operator something at the bottom of the dashboard.
 * @since 0.1
 */
export interface Notify {
  success(title: string, message: string): void
  error(title: string, message: string): void
  warn(title: string, message: string): void
  info(title: string, message: string): void
}
