// npm run notices: writes the licences of what is shipped again, after a change of packages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdPartyNotices } from './shipped/notices.ts';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root));
