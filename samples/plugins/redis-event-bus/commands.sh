# region waiting
redis-cli -u "$REDIS_URL" --scan --pattern "medusa:bus:stream:*" | while read -r key; do
  echo "$key $(redis-cli -u "$REDIS_URL" XLEN "$key")"
done
redis-cli -u "$REDIS_URL" --scan --pattern "medusa:bus:parked:*"
# endregion

# region failed
redis-cli -u "$REDIS_URL" XREVRANGE medusa:bus:failed + - COUNT 10
# endregion
