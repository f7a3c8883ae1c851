import { BackLink } from './back-link.tsx';
import { DifficultyBadge, ImpactBadge, PricingBadge, StatusBadge } from './badge.tsx';
import { Button, ButtonLink } from './button.tsx';
import { CardGrid } from './card-grid.tsx';
import { CategoryChip } from './chip.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { SelectField } from './field.tsx';
import { FilterBar } from './filter-bar.tsx';
import { tools } from './gallery-samples.ts';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-names.ts';
import { Loading } from './loading.tsx';
import { ResultCount } from './result-count.tsx';
import { SearchField } from './search-field.tsx';
import { ToolCard } from './tool-card.tsx';

/** Buttons, badges, chips, icons: the smallest parts in all their states. */
export function GalleryParts() {
  return (
    <section className="wrap section grid gap-6">
      <BackLink href="#back">Back to Text based AI Hub</BackLink>
      <h1 className="display">Display: Claude, 1,234</h1>
      <h2>Second heading, July 2025</h2>
      <h3>Third heading</h3>
      <h4>Fourth heading</h4>
      <p className="lead">Lead: 122 AI tools that churches use or ask about. Each page says what it costs.</p>
      <p className="measure">
        Body text with a <a href="#link">link in it</a>, a <b>bold word</b> and figures: $19.99, 1,036 and 50–70 %.
      </p>
      <div className="button-row">
        <ButtonLink href="#explore" iconAfter="arrow-right">
          Explore AI Resources
        </ButtonLink>
        <Button variant="quiet">View Research</Button>
        <Button sendingLabel="Submitting...">Submit for Review</Button>
        <Button sending sendingLabel="Submitting...">
          Submit for Review
        </Button>
        <Button small variant="quiet" icon="plus">
          Add Step
        </Button>
        <Button disabled>Disabled</Button>
      </div>
      <div className="button-row">
        <PricingBadge>Freemium</PricingBadge>
        <DifficultyBadge tone="green">Beginner Friendly</DifficultyBadge>
        <DifficultyBadge tone="blue">Intermediate</DifficultyBadge>
        <DifficultyBadge tone="red">Advanced</DifficultyBadge>
        <ImpactBadge tone="green">High</ImpactBadge>
        <ImpactBadge tone="blue">Medium</ImpactBadge>
        <ImpactBadge tone="grey">Low</ImpactBadge>
        <StatusBadge>Retired May 2026</StatusBadge>
      </div>
      <div className="button-row">
        {tools.map((tool) => (
          <CategoryChip key={tool.name} name={tool.category} glass={tool.glass} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </section>
  );
}

/** A list page: filters, count, cards, and what stands there instead of them. */
export function GalleryList() {
  return (
    <section className="wrap section">
      <FilterBar label="Search and filter tools" action="#filter">
        <SearchField label="Search tools" name="q" placeholder="Name, purpose or category" />
        <SelectField label="Category" name="category" options={[{ value: 'all', label: 'All categories' }]} />
        <SelectField label="Pricing" name="pricing" options={[{ value: 'Freemium', label: 'Freemium' }]} />
      </FilterBar>
      <ResultCount
        shown={72}
        total={122}
        noun="tools"
        filters={[{ label: 'Pricing: Freemium', removeHref: '#all' }]}
        clearHref="#all"
      />
      <CardGrid>
        {tools.map((tool) => (
          <ToolCard key={tool.name} {...tool} />
        ))}
      </CardGrid>
      <EmptyState title="No tools found for your search criteria." hint="Try a shorter word, or clear the filters.">
        <ButtonLink href="#all" variant="quiet">
          Clear Filters
        </ButtonLink>
      </EmptyState>
      <Loading>Loading tools...</Loading>
      <ErrorState title="Error loading tools" hint="503: the catalogue is away." onRetry={() => {}} />
    </section>
  );
}
