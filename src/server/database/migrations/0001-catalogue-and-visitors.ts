import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';

// Answers of a survey that are text, and those that are a rank or a level (docs/product.md).
const surveyTexts = [
  'primaryRoleOther',
  'otherConcernText',
  ...['TextGeneration', 'ImageGeneration', 'VideoAudio', 'Presentation', 'Administrative'].flatMap((use) => [
    `usage${use}`,
    `savings${use}`,
  ]),
  ...['Evangelism', 'Discipleship', 'PastoralCare', 'Community', 'Worship', 'Admin', 'Missions'].map((area) => `impact${area}`),
  ...['AdminAutomation', 'CreativeOutput', 'SermonPrep', 'OutreachExpansion', 'DataAnalytics'].map((area) => `potential${area}`),
  ...[
    'SermonWriting',
    'PrayerRequest',
    'PastoralCounseling',
    'ScriptureInterpretation',
    'WorshipMusic',
    'EvangelismOutreach',
    'ChildrensMinistry',
    'BaptismCommunion',
    'DiscipleshipMentoring',
    'AdministrativeTasks',
    'SocialMediaContent',
    'GraphicDesign',
  ].map((task) => `tolerance${task}`),
  'aiPotentialAreas',
];
const surveyNumbers = [
  'otherConcernRank',
  ...[
    'SermonPrep',
    'Research',
    'SocialMedia',
    'GraphicDesign',
    'VideoProduction',
    'WorshipPlanning',
    'AdminTasks',
    'VolunteerCoordination',
    'PastoralCare',
    'Translation',
  ].flatMap((task) => [`involvement${task}`, `potentialInvolvement${task}`]),
  ...[
    'Authenticity',
    'TheologicalError',
    'SpiritualDiscernment',
    'DataPrivacy',
    'JobReplacement',
    'CostTechSkill',
    'TrustDeepfake',
    'EthicalImplications',
  ].map((concern) => `concern${concern}`),
];

type Table = CreateTableBuilder<string, string>;

/** Adds columns that hold text or a number; a '!' at the end of a name means required. */
function columns(table: Table, type: 'text' | 'integer', names: string[]): Table {
  return names.reduce((built, name) => {
    const required = name.endsWith('!');
    return built.addColumn(required ? name.slice(0, -1) : name, type, (column) => (required ? column.notNull() : column));
  }, table);
}

const create = (db: Kysely<unknown>, table: string) =>
  db.schema.createTable(table).addColumn('id', 'text', (column) => column.primaryKey()) as Table;

const authored = ['seedHash', 'editedAt', 'createdAt!', 'updatedAt!'];

/** All tables of the spec (section 3), with what seeding and editing need (docs/product.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await columns(create(db, 'tools'), 'text', [
    'slug!',
    'name!',
    'aliases!',
    'maker!',
    'category!',
    'website',
    'description!',
    'pricing!',
    'pricingModel!',
    'costTier',
    'badge',
    'impact!',
    'impactReason!',
    'effectiveness',
    'features!',
    'useCases!',
    'pros!',
    'cons!',
    'dataPolicy!',
    'status!',
    'statusNote',
    'replacedBy!',
    'companyBackground',
    'detailedFeatures',
    'technicalSpecifications',
    'controversiesAndIssues',
    'businessModel',
    'safetyAndEthics',
    'ministryApplications',
    'comparisonNotes',
    'futureOutlook',
    'sources!',
    'verifiedAt!',
    ...authored,
  ])
    .addColumn('since', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('toolsSlugUnique', ['slug'])
    .execute();

  await columns(create(db, 'workflows'), 'text', [
    'slug!',
    'title!',
    'aliases!',
    'description!',
    'categories!',
    'difficulty!',
    'timeEstimate',
    'costEstimate',
    'outputQuality',
    'creativeCategory',
    'steps!',
    'bestPractices!',
    'reviewPoint!',
    'neverEnter!',
    'sources!',
    'verifiedAt!',
    ...authored,
  ])
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('workflowsSlugUnique', ['slug'])
    .execute();

  await create(db, 'workflowTools')
    .addColumn('workflowId', 'text', (column) => column.notNull().references('workflows.id').onDelete('cascade'))
    .addColumn('toolId', 'text', (column) => column.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('stepOrder', 'integer', (column) => column.notNull())
    .addColumn('stepDescription', 'text')
    .addUniqueConstraint('workflowToolsUnique', ['workflowId', 'toolId', 'stepOrder'])
    .execute();

  await columns(create(db, 'users'), 'text', ['username!', 'password!', 'createdAt!'])
    .addUniqueConstraint('usersUsernameUnique', ['username'])
    .execute();

  await columns(create(db, 'contacts'), 'text', ['name!', 'email!', 'organization', 'subject', 'message!', 'createdAt!'])
    .addColumn('newsletter', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await columns(create(db, 'submissions'), 'text', [
    'type!',
    'title!',
    'description!',
    'submitterName!',
    'submitterEmail!',
    'ministryName!',
    'category!',
    'difficulty',
    'timeEstimate',
    'website',
    'pricing',
    'steps',
    'bestPractices',
    'features',
    'adminNotes',
    'createdAt!',
    'reviewedAt',
  ])
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

  const surveys = columns(create(db, 'surveys'), 'text', [
    'primaryRole!',
    'ministrySize!',
    'techComfort!',
    'createdAt!',
    ...surveyTexts,
  ]);
  await columns(surveys, 'integer', surveyNumbers).execute();

  await columns(create(db, 'questions'), 'text', ['category!', 'question!', 'createdAt!'])
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable('revisions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into revisions ("number", "cause", "createdAt") values (0, 'created', ${new Date().toISOString()})`.execute(
    db,
  );
}
