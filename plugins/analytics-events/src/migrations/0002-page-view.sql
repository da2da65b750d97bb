create table analytics_page_view (
  -- in UTC
  day date not null,
  path text not null,
  -- the host that the visitor came from; empty if there is none
  referrer text not null,
  count integer not null,
  primary key (day, path, referrer)
);
-- down
drop table analytics_page_view;
