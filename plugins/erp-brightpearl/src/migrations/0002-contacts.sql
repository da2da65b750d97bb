-- who creates the contact of an email address now, and the contact that was created last
create table brightpearl_contact (
  -- a hash of the address
  email text primary key,
  contact_id integer,
  created_at timestamptz,
  lease text,
  leased_until timestamptz
);
-- down
drop table brightpearl_contact;
