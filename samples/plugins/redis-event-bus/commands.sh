# region change
PRODUCT_ID=$(curl --silent http://localhost:9000/store/products |
  grep -o 'prod_01[0-9A-Z]*' | head -1)
curl --silent "http://localhost:9000/admin/products/$PRODUCT_ID?fields=title&expand=" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" \
  --data '{ "subtitle": "New in the warehouse" }'
# endregion

# region waiting
redis-cli -u "$REDIS_URL" --scan --pattern "medusa:bus:stream:*" | while read -r key; do
  echo "$key $(redis-cli -u "$REDIS_URL" XLEN "$key")"
done
redis-cli -u "$REDIS_URL" --scan --pattern "medusa:bus:parked:*"
# endregion

# region failed
redis-cli -u "$REDIS_URL" XREVRANGE medusa:bus:failed + - COUNT 10
# endregion

# region redeliver
redis-cli -u "$REDIS_URL" EVAL "
  local delivered = 0
  for _, entry in ipairs(redis.call('XRANGE', KEYS[1] .. ':failed', ARGV[1], ARGV[2])) do
    local event = {}
    for at = 1, #entry[2], 2 do event[entry[2][at]] = entry[2][at + 1] end
    redis.call('XADD', KEYS[1] .. ':stream:' .. event.partition, '*', 'id', event.id,
      'name', event.name, 'data', event.data, 'aggregate', event.aggregate)
    redis.call('XDEL', KEYS[1] .. ':failed', entry[1])
    redis.call('PUBLISH', KEYS[1] .. ':bell', event.partition)
    delivered = delivered + 1
  end
  return delivered" 1 medusa:bus - +
# endregion
