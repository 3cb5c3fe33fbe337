BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE bans (
	network TEXT NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (network)
);
CREATE TABLE closures (
	code TEXT NOT NULL, 
	reason TEXT NOT NULL, 
	closed_at DOUBLE NOT NULL, 
	PRIMARY KEY (code)
);
CREATE TABLE day_lines (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	line TEXT NOT NULL, 
	PRIMARY KEY (day, game)
);
CREATE TABLE day_tries (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	code TEXT NOT NULL, 
	began_at DOUBLE NOT NULL, 
	contribution TEXT, 
	points INTEGER, 
	PRIMARY KEY (day, game, holder)
);
CREATE TABLE days (
	day TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	announced_at DOUBLE NOT NULL, 
	contributions TEXT, 
	PRIMARY KEY (day)
);
INSERT INTO "days" VALUES('2026-11-18','11d3bcb3394614f96f631e6f5f913e67da05292fa4e910ad6faa1f7986dbba2e',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-19','2171ba9b1152c5768b215fd25b3d1e889a12c33100d94c359894b85f0cb4330a',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-20','9fbefd059be356d733b0183c70596b0cedb8d3b353f86eadad67a119f6eb4d65',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-21','7df12c7c53b83a6cebdf9ac3917a3a1fed2c3a91a9e3bd5e01363c0c60f8ee50',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-22','c413316a6432d84d8270395493dacad1971d43cea73278247f6b28d6c435b97c',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-23','6b5a5b6305118f0239307fe7c54d63478f1f53c5cb9dd3c2054bb18f2e6e3ac0',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-24','db8d3ac2437cb7883b95211fc9d33c44d048c07ba61a86122dd16982c3f375d6',1.79499266683229207995e+09,NULL);
INSERT INTO "days" VALUES('2026-11-25','2f44a614647fb101b4ce64686a625fc485dde68d43f749ff44cc7a093326ae9a',1.79499266683229207995e+09,NULL);
CREATE TABLE events (
	table_id INTEGER NOT NULL, 
	sequence INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, sequence), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES(1,1,1.79499266712719154361e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(1,2,1.79499266712719154361e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(1,3,1.7949926671571991444e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(1,4,1.7949926671571991444e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(1,5,1.79499266726995825764e+09,'{"kind":"acted","seat":0,"action":"play 7c","basis":4}');
INSERT INTO "events" VALUES(1,6,1.79499266731081104277e+09,'{"kind":"acted","seat":1,"action":"play Tc","basis":5}');
INSERT INTO "events" VALUES(1,7,1.7949926673368673325e+09,'{"kind":"acted","seat":1,"action":"play Qc","basis":6}');
INSERT INTO "events" VALUES(1,8,1.79499266736419486999e+09,'{"kind":"acted","seat":0,"action":"play Jc","basis":7}');
INSERT INTO "events" VALUES(1,9,1.7949926673753948212e+09,'{"kind":"acted","seat":1,"action":"play Ac","basis":8}');
INSERT INTO "events" VALUES(1,10,1.79499266738649582856e+09,'{"kind":"acted","seat":0,"action":"play 8d","basis":9}');
INSERT INTO "events" VALUES(1,11,1.79499266740519547455e+09,'{"kind":"acted","seat":1,"action":"play 7d","basis":10}');
INSERT INTO "events" VALUES(1,12,1.79499266741509842871e+09,'{"kind":"acted","seat":0,"action":"play Kd","basis":11}');
INSERT INTO "events" VALUES(1,13,1.7949926674225301742e+09,'{"kind":"acted","seat":0,"action":"play 8s","basis":12}');
INSERT INTO "events" VALUES(1,14,1.79499266744146823877e+09,'{"kind":"acted","seat":1,"action":"play Td","basis":13}');
INSERT INTO "events" VALUES(2,1,1.79499266746252679827e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"public","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(2,2,1.79499266746252679827e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,1,1.7949926674706106186e+09,'{"kind":"created","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"seats":[{},{}],"host":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b","customs":{"visibility":"unlisted","spectators":true,"hints":true,"undo":true,"chances":false,"short_rounds":false,"pace":0.0,"decision_seconds":null,"bank_seconds":null,"takeover_seconds":60.0,"round_pause":0.0}}');
INSERT INTO "events" VALUES(3,2,1.7949926674706106186e+09,'{"kind":"sat","seat":0,"name":"Anna","holder":"0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b"}');
INSERT INTO "events" VALUES(3,3,1.79499266747965574263e+09,'{"kind":"sat","seat":1,"name":"Bob","holder":"86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f"}');
INSERT INTO "events" VALUES(3,4,1.79499266747965574263e+09,'{"kind":"started"}');
INSERT INTO "events" VALUES(3,5,1.79499266749209332458e+09,'{"kind":"acted","seat":0,"action":"play Qc","basis":4}');
INSERT INTO "events" VALUES(3,6,1.79499266749730467798e+09,'{"kind":"acted","seat":1,"action":"play Jc","basis":5}');
INSERT INTO "events" VALUES(3,7,1.79499266750213766095e+09,'{"kind":"acted","seat":0,"action":"play Td","basis":6}');
INSERT INTO "events" VALUES(3,8,1.79499266751328301425e+09,'{"kind":"acted","seat":1,"action":"play 7d","basis":7}');
CREATE TABLE holders (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES(1,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(1,1,'86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f','Bob');
INSERT INTO "holders" VALUES(2,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(3,0,'0fbf76b93a765ca6f6f41663ca58a2ca3b572cb4ecfae799ecb3cff485dfef8b','Anna');
INSERT INTO "holders" VALUES(3,1,'86d57666676fe5d4b01107751a4be012584085ca3a096237b1e651e9716b8c1f','Bob');
CREATE TABLE messages (
	id TEXT NOT NULL, 
	text TEXT NOT NULL, 
	until DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE reviews (
	table_id INTEGER NOT NULL, 
	maker TEXT, 
	heard_at DOUBLE NOT NULL, 
	wanted_at DOUBLE NOT NULL, 
	judged INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	document BLOB, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	code TEXT NOT NULL, 
	alias TEXT, 
	game TEXT NOT NULL, 
	status TEXT NOT NULL, 
	visibility TEXT NOT NULL, 
	open_seats INTEGER NOT NULL, 
	secret TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	due_at DOUBLE, 
	record TEXT, 
	UNIQUE (code), 
	UNIQUE (alias)
);
INSERT INTO "tables" VALUES(1,'d6b7qkc4k7','zdchbs','miesjelen','over','unlisted',0,'4cc455e3b99eed83a4f14138a63cd6bca28875702d48df3fe521b6615ccde102',1.79499266712719154361e+09,1.79499266744146823877e+09,NULL,'{"format":"followsuit/1","game":"miesjelen","version":1,"options":{"seats":2,"round_limit":1},"players":["Anna","Bob"],"rounds":[{"dealer":1,"hands":[["8s","Jc","7c","8d","Kd"],["Td","Tc","Ac","Qc","7d"]],"table":[],"turned":"Ac","trump":"c","actions":[[0,"play 7c"],[1,"play Tc"],[1,"play Qc"],[0,"play Jc"],[1,"play Ac"],[0,"play 8d"],[1,"play 7d"],[0,"play Kd"],[0,"play 8s"],[1,"play Td"]],"tricks":[{"leader":0,"cards":["7c","Tc"],"winner":1},{"leader":1,"cards":["Qc","Jc"],"winner":1},{"leader":1,"cards":["Ac","8d"],"winner":1},{"leader":1,"cards":["7d","Kd"],"winner":0},{"leader":0,"cards":["8s","Td"],"winner":0}],"void":false,"scores":[-2,-3],"totals":[23,22]}],"winners":[1],"finished":true,"seed":"e4704af48c3ef4fc16848292f8c33d819f47b889732fcb71d200af0046ce2764","fairness":{"protocol":"followsuit/fair/2","draw":1,"commitment":"22b773215d171d998368e2daaea25a7862472aae0fe1acc311baf1e84b333460","kinds":["person","person"],"commitments":["",""],"seal":"57fb667b5ebe13309ab6ab4b0e278105cecab01fe6f59d0ea4c5b53870113038","secret":"41d955664e8d80a974104ff40deeffcca94f3578832cee3503ebce363db6fa4a","contributions":["",""],"abandoned":[]}}');
INSERT INTO "tables" VALUES(2,'55p6q8t26x','vknpcj','miesjelen','open','public',1,'8343e90bc01f463e2fc0a2c94d3684b42bb64e1f2c0dbfcdca3d8c8e0f932ad9',1.79499266746252679827e+09,1.79499266746252679827e+09,NULL,NULL);
INSERT INTO "tables" VALUES(3,'f5w482kymd','gbkvwc','miesjelen','playing','unlisted',0,'f6903dc764a9e6330a09a3d07cdd428f24ec2ff606e02a29d66ba35d98211bd9',1.7949926674706106186e+09,1.79499266747965574263e+09,NULL,NULL);
CREATE INDEX tables_by_due_at ON tables (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_by_listing ON tables (visibility, status, created_at, id);
CREATE INDEX tables_by_changed_at ON tables (changed_at);
CREATE INDEX holders_by_holder ON holders (holder);
CREATE INDEX day_tries_by_points ON day_tries (day, game, points);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',3);
COMMIT;
